import fc from 'fast-check';
import { createMessageSplitter } from '../../../server/hub/messageSplitter';
import {
  answerInvocation,
  answerStreamInvocation,
  closeFrame,
  handshakeError,
  handshakeFrame,
  parseMessage,
  liveFrame,
} from '../../../server/hub/protocol';

const SEPARATOR = '\u001e';

describe('the handshake', () => {
  it.each([
    '{"protocol":"json","version":1}',
    ' { "version" : 0, "x":[1], "protocol" : "JSON" } ',
    '{"protocol":"json","version":2}',
  ])('accepts %s', (text) => {
    expect(handshakeError(text)).toBeNull();
  });

  it.each([
    ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
    ['{"protocol":"json","version":99}', "The server does not support version 99 of the 'json' protocol."],
    ['{"version":1}', 'An unexpected error occurred during connection handshake.'],
    ['{"protocol":"json","version":"1"}', 'An unexpected error occurred during connection handshake.'],
    [
      '{"type":1,"invocationId":"1","target":"GetConnectionId","arguments":[]}',
      'An unexpected error occurred during connection handshake.',
    ],
    ['hello', 'An unexpected error occurred during connection handshake.'],
    ['[]', 'An unexpected error occurred during connection handshake.'],
  ])('refuses %s with its reason', (text, error) => {
    expect(handshakeError(text)).toBe(error);
  });
});

describe('messages', () => {
  it.each([
    '{oops',
    '[1]',
    '5',
    'null',
    '',
    '{"foo":1}',
    '{"type":"1","target":"x","arguments":[]}',
    '{"type":1,"arguments":[]}',
    '{"type":1,"target":"x"}',
    '{"type":1,"target":"x","arguments":"a"}',
    '{"type":1,"invocationId":1,"target":"x","arguments":[]}',
    '{"type":1,"invocationId":null,"target":"x","arguments":[]}',
    '{"type":3,"invocationId":"z","result":1,"error":"x"}',
    '{"type":4,"target":"x","arguments":[]}',
  ])('break the protocol as %s', (text) => {
    expect(parseMessage(text)).toEqual({ ok: false, failure: 'protocol-error' });
  });

  it.each([
    '{"type":2}',
    '{"type":3,"invocationId":"z","result":1}',
    '{"type":5}',
    '{"type":8}',
    '{"type":9}',
    '{"type":42}',
  ])('that ask for nothing are ignored: %s', (text) => {
    expect(parseMessage(text)).toEqual({ ok: true, value: { kind: 'ignored' } });
  });

  it('with an empty id ask for no answer', () => {
    expect(
      parseMessage('{"type":1,"invocationId":"","target":"GetConnectionId","arguments":[]}'),
    ).toMatchObject({
      value: { kind: 'invocation', id: null },
    });
  });

  it('never throw, whatever arrives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseMessage(text);
        handshakeError(text);
      }),
    );
  });
});

describe('answers', () => {
  it('give the connection id in any letter case of the method, and to no arguments', () => {
    expect(answerInvocation('7', 'getCONNECTIONid', [], 'C1')).toBe(
      `{"type":3,"invocationId":"7","result":"C1"}${SEPARATOR}`,
    );
    expect(answerInvocation('7', 'GetConnectionId', ['x'], 'C1')).toContain('"error"');
  });

  it.each(['OnConnectedAsync', 'toString', 'constructor', '__proto__', ''])(
    'say that %p is no method',
    (target) => {
      expect(answerInvocation('1', target, [], 'C1')).toContain('Method does not exist.');
      expect(answerStreamInvocation('1', target)).toContain('Method does not exist.');
    },
  );

  it('hold exactly one separator, at their end', () => {
    for (const text of [
      handshakeFrame(null),
      closeFrame({ allowReconnect: true }),
      liveFrame({ message: `a${SEPARATOR}b\u2028`, state: 'eRRoR' }),
    ])
      expect(text.indexOf(SEPARATOR)).toBe(text.length - 1);
  });
});

describe('the splitter', () => {
  it('puts the same messages together however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes(SEPARATOR))),
        fc.array(fc.integer({ min: 1, max: 7 })),
        (texts, cuts) => {
          const bytes = Buffer.from(texts.map((text) => text + SEPARATOR).join(''));
          const splitter = createMessageSplitter(1_000);
          const messages: string[] = [];
          let at = 0;
          for (const cut of [...cuts, bytes.length]) {
            messages.push(...splitter.add(bytes.subarray(at, at + cut)).messages);
            at += cut;
          }
          // A byte order mark at the start of a text is not part of it.
          expect(messages.map((text) => text.replace(/^\ufeff/, ''))).toEqual(
            texts.map((text) => text.replace(/^\ufeff/, '')),
          );
        },
      ),
    );
  });

  it('takes a message of the limit and refuses one byte more', () => {
    expect(createMessageSplitter(10).add(Buffer.from(`${'a'.repeat(10)}${SEPARATOR}`)).kind).toBe('messages');
    expect(createMessageSplitter(10).add(Buffer.from(`${'a'.repeat(11)}${SEPARATOR}`)).kind).toBe('unusable');
    const dribbled = createMessageSplitter(10);
    dribbled.add(Buffer.from('a'.repeat(10)));
    expect(dribbled.add(Buffer.from('a')).kind).toBe('unusable');
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(createMessageSplitter(10).add(Buffer.from([0xc3, 0x28, 0x1e])).kind).toBe('unusable');
  });
});
