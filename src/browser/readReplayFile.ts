/** What a build says of itself for comparisons on the replay screen; null where the folder has no such file. */
export async function readReplayFile(folder: URL): Promise<unknown> {
  try {
    const answer = await fetch(new URL('replay.json', folder), { cache: 'no-cache' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
