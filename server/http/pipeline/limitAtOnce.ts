/** How much of one kind of work is done at the same time. */
export interface AtOnce {
  readonly perUser: number;
  readonly inTotal: number;
}

/** Takes a place for a user's piece of work; null when the user or everybody together has none left. Call the answer to leave. */
export type TakePlace = (userId: string) => (() => void) | null;

/** Limits heavy work of this process, for each user and in total, so that one company cannot take it all. */
export function limitAtOnce({ perUser, inTotal }: AtOnce): TakePlace {
  const taken = new Map<string, number>();
  let total = 0;
  return (userId) => {
    const own = taken.get(userId) ?? 0;
    if (own >= perUser || total >= inTotal) return null;
    taken.set(userId, own + 1);
    total += 1;
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      total -= 1;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left === 0) taken.delete(userId);
      else taken.set(userId, left);
    };
  };
}

/** An export keeps the database and a core busy. */
export const EXPORTS: AtOnce = { perUser: 2, inTotal: 4 };

/** An upload keeps a file open for as long as its sender takes. A browser sends the files of one person one after the other. */
export const UPLOADS: AtOnce = { perUser: 8, inTotal: 40 };
