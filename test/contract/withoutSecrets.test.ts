import * as z from 'zod/mini';
import { ENDPOINTS } from '../../contract/api';
import { login, resetPassword } from '../../contract/endpoints/identity';
import { openCardPayment } from '../../contract/endpoints/payments';
import { recoveryCodes } from '../../contract/entities/account';
import { schemaParts } from '../../contract/schemaParts';
import { secret, sensitivityOf } from '../../contract/sensitivity';
import { withoutSecrets } from '../../contract/withoutSecrets';
import type { Schema } from '../../contract/endpoint';

describe('a value without its secrets', () => {
  it('keeps what is not marked', () => {
    const body = { email: 'ana@alder.example', password: 'Tr0ub4dor&3', rememberMe: true };
    expect(withoutSecrets(login.body, body)).toEqual({ email: 'ana@alder.example', rememberMe: true });
    expect(withoutSecrets(resetPassword.body, { token: 'a', newPassword: 'b' })).toEqual({});
    expect(withoutSecrets(recoveryCodes, { recoveryCodes: ['a', 'b'] })).toEqual({ recoveryCodes: [] });
  });

  it('is found in lists, records, unions, and optional parts', () => {
    const schema = z.object({
      list: z.array(z.object({ pin: secret(z.string()), name: z.string() })),
      byName: z.record(z.string(), z.nullable(z.object({ pin: secret(z.string()) }))),
    });
    expect(
      withoutSecrets(schema, {
        list: [{ pin: '1', name: 'x' }],
        byName: { a: { pin: '2' }, b: null },
        more: 3,
      }),
    ).toEqual({ list: [{ name: 'x' }], byName: { a: {}, b: null }, more: 3 });
  });

  it('leaves nothing marked in any payload or answer of the contract', () => {
    for (const [name, endpoint] of ENDPOINTS) {
      const { answer } = endpoint;
      for (const schema of [endpoint.body, answer.kind === 'json' ? answer.data : undefined])
        if (schema !== undefined)
          expect([name, JSON.stringify(withoutSecrets(schema, sample(schema))).includes('hush')]).toEqual([
            name,
            false,
          ]);
    }
    expect(openCardPayment.answer.kind).toBe('json');
  });
});

/** A value of a schema, as far as it can contain secrets, with `hush` for each of them. */
function sample(schema: Schema): unknown {
  if (sensitivityOf.get(schema)?.sensitivity === 'secret') return 'hush';
  const parts = schemaParts(schema);
  if (parts.kind === 'fields')
    return Object.fromEntries(Object.entries(parts.fields).map(([name, field]) => [name, sample(field)]));
  if (parts.kind === 'items') return [sample(parts.item)];
  if (parts.kind === 'entries') return { some: sample(parts.value) };
  if (parts.kind === 'plain') return 'plain';
  const values = parts.options.map(sample);
  return values.find((value) => typeof value === 'object') ?? values[0];
}
