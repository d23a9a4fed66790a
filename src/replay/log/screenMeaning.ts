import * as z from 'zod/mini';
import type { LoggedAction } from '../../actionLog/logFormat';

const named = z.object({ payload: z.object({ name: z.string() }) });
const titled = z.object({ payload: z.object({ title: z.string() }) });
const held = z.object({
  payload: z.record(
    z.string(),
    z.nullable(z.looseObject({ kind: z.string(), said: z.optional(z.string()) })),
  ),
});

/** What an action of the watched screen tells, in a few words; a form that was refused went wrong for whoever filled it in. */
export function screenMeaning(action: LoggedAction): {
  readonly detail: string;
  readonly isFailure: boolean;
} {
  const known = (detail: string, isFailure = false) => ({ detail, isFailure });
  const controls =
    action.type === 'screen/controlsChanged' ? held.safeParse(action).data?.payload : undefined;
  if (controls === undefined)
    return known(
      titled.safeParse(action).data?.payload.title ?? named.safeParse(action).data?.payload.name ?? '',
    );
  const refused = Object.values(controls).find((one) => one?.kind === 'refused');
  if (refused != null) return known(refused.said ?? '', true);
  return known([...new Set(Object.keys(controls).map(placeName))].join(', '));
}

/** A control by its ID, or by what kind it is. */
const placeName = (place: string): string =>
  place.startsWith('#') ? place.slice(1) : (place.split(' ')[2]?.split('.')[0] ?? place);
