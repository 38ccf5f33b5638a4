import type { GenericSchema, InferOutput } from 'valibot';
import { parseJsonText, readBytes } from './json/json-body.ts';
import { validate } from './json/read-input.ts';
import { ProblemError } from './problem-error.ts';
import { isSigned } from './webhook-signature.ts';

export interface SignedBy {
  /** The provider's signing secret. */
  readonly secret: string;
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Reads a provider's webhook: JSON signed in `X-Careline-Signature`.
 * Throws `token-invalid`, `body-malformed`, `body-too-large`, `input-invalid`.
 */
export async function readSignedNews<S extends GenericSchema>(
  request: Request,
  schema: S,
  { secret, now }: SignedBy,
): Promise<InferOutput<S>> {
  const body = Buffer.from(await readBytes(request)).toString('utf8');
  if (!isSigned(secret, body, request.headers.get('x-careline-signature') ?? undefined, now())) {
    throw new ProblemError('token-invalid', {
      detail: 'The signature is missing, wrong, or more than five minutes old.',
      action: 'Sign the body with the shared secret in X-Careline-Signature.',
    });
  }
  return validate('body', schema, parseJsonText(body)) as InferOutput<S>;
}
