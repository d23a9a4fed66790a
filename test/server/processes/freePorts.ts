import { createServer, type Server } from 'node:net';

/** Ports nobody listens on at the moment, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = await Promise.all(Array.from({ length: count }, listening));
  const ports = probes.map((probe) => {
    const address = probe.address();
    if (typeof address !== 'object' || address === null) throw new Error('a probe does not listen');
    return address.port;
  });
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

const listening = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      resolve(probe);
    });
  });
