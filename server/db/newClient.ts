import pg from 'pg';

/**
 * A single connection, not opened yet. One that ends while nothing is asked on it (server stopped, network cut) emits an
 * error, and an error nobody listens to ends the whole process; the next query is rejected all the same.
 */
export function newClient(connection: pg.ClientConfig): pg.Client {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  return client;
}

/**
 * A pool whose connections have a listener from the moment they stand. The pool's own listens to idle ones only, so a
 * connection that ends between two statements of a transaction would end the process.
 * @param lost called with every error of a connection, in use or not
 */
export function newPool(config: pg.PoolConfig, lost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('connect', (client) => {
    client.on('error', lost);
  });
  // Emitted beside the client's own error, which has been told already.
  pool.on('error', () => undefined);
  return pool;
}
