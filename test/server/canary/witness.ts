import { createClient, type TestClient } from '../setup/testClient';
import type { Place } from './leakScanner';

/** A call whose successful answer is meant to hold secrets, and which. */
export interface MeantAnswer {
  readonly path: RegExp;
  readonly secrets: readonly string[];
}

export interface Witness {
  /** A client whose every answer is remembered. */
  client(): TestClient;
  /** One place for each answer: status line, headers and body. */
  answers(): readonly Place[];
}

/** Remembers whatever the server answers, refusals above all. */
export function createWitness(url: string, meantAnswers: readonly MeantAnswer[]): Witness {
  const answers: Place[] = [];
  return {
    answers: () => answers,
    client: () => {
      const client = createClient(url);
      const send = client.send.bind(client);
      client.send = async (method, path, body, headers) => {
        const answer = await send(method, path, body, headers);
        const others = [...answer.headers].filter(([name]) => name !== 'set-cookie');
        const meant =
          answer.status === 200
            ? meantAnswers.filter((each) => each.path.test(path.split('?', 1)[0] ?? ''))
            : [];
        answers.push({
          name: `the answer ${answer.status} of ${method} ${path.split('?', 1)[0] ?? ''}`,
          text: `${JSON.stringify(others)}\n${answer.text}`,
          meant: meant.flatMap(({ secrets }) => secrets),
        });
        return answer;
      };
      return client;
    },
  };
}
