import { HubConnectionBuilder, HubConnectionState, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { HUB } from '../../contract/hub';
import type { HubConnection, HubOptions } from './hubPort';

/**
 * The library's connection, as the specification wants it: websocket only, without negotiation, token as access token,
 * automatic reconnect, server timeout 30 s and keep-alive 15 s (its defaults).
 */
export function connectHub(url: string, options: HubOptions): HubConnection {
  const hub = new HubConnectionBuilder()
    .withUrl(url, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: options.token,
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount }) => options.retryDelay(previousRetryCount),
    })
    // Its messages cannot tell a refusal from a lost network and are not for people; the header says what matters.
    .configureLogging(LogLevel.None)
    .build();
  // What a handler returns would be sent back to the server: it must be nothing. The library still delivers what stands behind
  // a Close in the same frame.
  const isListening = (): boolean => hub.state !== HubConnectionState.Disconnecting;
  hub.on(HUB.status, (...args: unknown[]) => {
    if (isListening()) options.onStatus(...args);
  });
  hub.on(HUB.quiet, (payload: unknown) => {
    if (isListening()) options.onQuiet(payload);
  });
  hub.on(HUB.viewers, (payload: unknown) => {
    if (isListening()) options.onViewers(payload);
  });
  hub.onreconnecting(() => {
    options.onEvent('lost');
  });
  hub.onreconnected(() => {
    options.onEvent('back');
  });
  hub.onclose(() => {
    options.onEvent('closed');
  });
  return {
    start: () => hub.start(),
    stop: () => hub.stop(),
    subscribe: () => hub.send(HUB.subscribe, HUB.subscription),
    viewClaim: (claimId) => hub.send(HUB.viewClaim, claimId),
    connectionId: () => hub.invoke<unknown>(HUB.connectionId),
  };
}
