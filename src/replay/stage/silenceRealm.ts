/** Nobody ever answers. */
const never = (): Promise<never> => new Promise(() => undefined);

/** Ways out of a window by which an action could be repeated. */
const DOORS = [
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'RTCPeerConnection',
];
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
const VOICES = ['open', 'print', 'alert', 'confirm', 'prompt'];

/**
 * Takes network, storages and the clock out of a window before anything runs in it. The application on the stage is built over
 * silent edges already; this holds whatever a screen, a library or a later change might reach for by itself.
 * @param now the replayed moment, milliseconds since 1970
 */
export function silenceRealm(realm: Window, now: () => number): void {
  const put = (name: string, value: unknown): void => {
    Object.defineProperty(realm, name, { value, configurable: true });
  };
  put('fetch', never);
  for (const name of DOORS) put(name, closedDoor);
  for (const name of STORAGES) put(name, undefined);
  for (const name of VOICES) put(name, () => undefined);
  Object.defineProperty(realm.navigator, 'sendBeacon', { value: () => false });
  put('Date', dateAt(now));
}

function closedDoor(): never {
  throw new Error('nothing leaves a replay');
}

/** A calendar whose present is the replayed moment. */
const dateAt = (now: () => number): DateConstructor =>
  new Proxy(Date, {
    construct: (target, args: unknown[]): object =>
      Reflect.construct(target, args.length === 0 ? [now()] : args) as object,
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  });
