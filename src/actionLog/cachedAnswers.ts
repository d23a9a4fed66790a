import * as z from 'zod/mini';

const cached = z.object({
  api: z.object({
    queries: z.record(z.string(), z.looseObject({ status: z.string(), data: z.optional(z.unknown()) })),
  }),
});

/**
 * The answers in the caches of a state, by call: what a played-back state is compared with, for ids of requests and times are
 * each run's own. A call that has failed, or is under way without an earlier answer, has none.
 */
export function cachedAnswers(state: unknown): Readonly<Record<string, unknown>> {
  const { data } = cached.safeParse(state);
  const answers = Object.entries(data?.api.queries ?? {}).filter(
    ([, { data: answer }]) => answer !== undefined,
  );
  return Object.fromEntries(answers.map(([call, { data: answer }]) => [call, answer]));
}
