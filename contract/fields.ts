import * as z from 'zod/mini';
import { LIMITS } from './limits';
import { oneLine } from './oneLine';
import { plainWords } from './plainWords';
import { personal } from './sensitivity';

/** An opaque record id: text everywhere, so that no digit is ever lost to a number. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Money in an answer or a payload: exact decimal text with two decimals, like "1234.50". */
export const money = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/));

/** A quantity: exact decimal text with up to three decimals; its unit is named beside it. */
export const quantity = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,3})?$/));

/** A rate or a conversion factor: exact decimal text. */
export const decimal = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,12})?$/));

/** A calendar date of business, without a zone. */
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An instant in UTC. */
export const instant = z.iso.datetime();

/** The version of a record that a decision or an edit was made on (decision 11). */
export const version = z.int().check(z.positive());

export const fiscalYear = z.int().check(z.gte(2000), z.lte(2100));

export const email = personal(
  z.string().check(z.trim(), z.minLength(3), z.maxLength(LIMITS.email), z.regex(/^[^\s@]+@[^\s@]+$/)),
);

export const personName = personal(
  z.string().check(plainWords(), z.trim(), z.minLength(1), z.maxLength(LIMITS.personName), oneLine()),
);

export const reasonText = personal(z.string().check(plainWords(), z.trim(), z.maxLength(LIMITS.reasonText)));

/** A person as others may see them in a history. */
export const person = z.object({ id, name: personal(z.string()) });

/**
 * How an amount came about, as steps a person can follow. `step` is a key of the catalogue `explain`, `values` its figures
 * as exact text.
 */
export const explanation = z.array(z.object({ step: z.string(), values: z.record(z.string(), z.string()) }));
export type Explanation = z.infer<typeof explanation>;
