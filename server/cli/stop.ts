import { stopProduct } from '../db/embedded/stopProduct';
import { embeddedDataDir, quit } from './dataPlace';

async function main(): Promise<void> {
  const stopped = await stopProduct(embeddedDataDir('Stop the server process with Ctrl+C or SIGTERM.'));
  if (stopped.ok) console.log(stopped.value);
  else quit(stopped.failure.sentence);
}

void main();
