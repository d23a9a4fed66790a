import { parseJson } from '../parseJson';
import { stateHash } from '../stateHash';

/** What should hold in the state after the last step, as somebody wrote it: `spinner.length=0`, `alerts.0.class="danger"`. */
export interface Expectation {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Reads `path=value`; the value is JSON, or a text. Names with a dot or an equals sign stand in `["…"]`. Undefined for anything else. */
export function readExpectation(text: string): Expectation | undefined {
  const found = /^((?:[^.=[\]]+|\["(?:[^"\\]|\\.)*"\]|\.)+)=([\s\S]*)$/.exec(text);
  if (found === null) return undefined;
  const [, place = '', value = ''] = found;
  const path = Array.from(place.matchAll(/\[("(?:[^"\\]|\\.)*")\]|([^.[\]]+)/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : String(parseJson(quoted)),
  );
  const json = parseJson(value);
  return path.length === 0 ? undefined : { path, value: json === undefined ? value : json };
}

/** A path as it is written in an expectation. */
export const placeText = (path: readonly string[]): string =>
  path
    .map((name, index) =>
      /[.=[\]]|^$/.test(name) ? `[${JSON.stringify(name)}]` : index === 0 ? name : `.${name}`,
    )
    .join('');

/** The value at a path of a state; `length` counts a list. */
export const valueAt = (state: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    state,
  );

/** Whether there can be a value at a path: a slice that exists, in a list a number or `length`, and nothing within a plain value. */
export function canHold(state: unknown, path: readonly string[]): boolean {
  const [slice = ''] = path;
  if (typeof state === 'object' && state !== null && !Object.hasOwn(state, slice)) return false;
  return path.every((name, index) => {
    const around = valueAt(state, path.slice(0, index));
    // What is not there yet may hold anything later.
    if (around === null || around === undefined) return true;
    if (Array.isArray(around)) return name === 'length' || /^\d+$/.test(name);
    return typeof around === 'object';
  });
}

export const isMet = (state: unknown, { path, value }: Expectation): boolean =>
  stateHash(valueAt(state, path)) === stateHash(value);
