import type {
  NewSchemeSignature,
  SchemeSignature,
  SignatureWithdrawal,
} from '@careline/core/internal/administration';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Administrator } from '../../staff/staff.ts';

type Tx = Transaction<Schema>;

/** Returns all signatures that an organisation recorded, including withdrawn ones, newest first. */
export async function listSignatures(tx: Kysely<Schema>, organisationId: string): Promise<SchemeSignature[]> {
  const rows = await tx
    .selectFrom('scheme_signature as g')
    .innerJoin('staff as u', 'u.id', 'g.author_id')
    .leftJoin('scheme_signature_withdrawal as w', 'w.signature_id', 'g.id')
    .leftJoin('staff as b', 'b.id', 'w.author_id')
    .selectAll('g')
    .select([
      'u.name as author_name',
      'w.reason',
      'w.created_at as withdrawn_at',
      'b.id as withdrawer_id',
      'b.name as withdrawer_name',
    ])
    .where('g.organisation_id', '=', organisationId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    scheme: row.scheme,
    version: row.version,
    clinician: row.clinician,
    registrationNumber: row.registration_number,
    signedOn: row.signed_on,
    recordedAt: row.created_at,
    recordedBy: { id: row.author_id, name: row.author_name },
    withdrawn:
      row.withdrawn_at === null
        ? null
        : {
            reason: row.reason ?? '',
            at: row.withdrawn_at,
            by: { id: row.withdrawer_id ?? '', name: row.withdrawer_name ?? '' },
          },
  }));
}

/** Locks the organisation, so that two administrators cannot change signatures at the same time. */
const lockOrganisation = (tx: Tx, organisationId: string) =>
  sql`select from organisation where id = ${organisationId} for no key update`.execute(tx);

const inputInvalid = (path: string, message: string): ProblemError =>
  new ProblemError('input-invalid', { errors: [{ path, message }] });

async function stored(tx: Tx, organisationId: string, id: string): Promise<SchemeSignature> {
  const found = (await listSignatures(tx, organisationId)).find((one) => one.id === id);
  if (!found) throw new ProblemError('not-found', { detail: 'There is no such signature.' });
  return found;
}

/** An administrator who records a signature. Their facility's calendar decides which days are in the future. */
export interface Recorder extends Administrator {
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
}

/**
 * Records a clinician's signature.
 * Throws `conflict` if the version is already signed, `input-invalid` for a future date.
 */
export async function addSignature(
  tx: Tx,
  signature: NewSchemeSignature,
  { organisationId, staffId, now, timeZone }: Recorder,
): Promise<SchemeSignature> {
  await lockOrganisation(tx, organisationId);
  const { id, scheme, version, clinician, registrationNumber, signedOn } = signature;
  if (signedOn > dayOf(now, timeZone)) throw inputInvalid('signature.signedOn', 'must not be in the future');
  const signatures = await listSignatures(tx, organisationId);
  const standing = signatures.find(
    (one) => one.withdrawn === null && one.scheme === scheme && one.version === version,
  );
  if (standing) {
    throw new ProblemError('conflict', {
      detail: `${standing.clinician} has already signed this version of the limits.`,
      action: 'Withdraw that signature with a reason first, then record the new one.',
    });
  }
  await tx
    .insertInto('scheme_signature')
    .values({
      id,
      organisation_id: organisationId,
      scheme,
      version,
      clinician,
      registration_number: registrationNumber,
      signed_on: signedOn,
      author_id: staffId,
      created_at: now,
    })
    .execute();
  return stored(tx, organisationId, id);
}

/** Withdraws a signature, which stays on record. Throws `not-found`, or `conflict` if it was already withdrawn. */
export async function withdrawSignature(
  tx: Tx,
  { signatureId, reason }: SignatureWithdrawal,
  { organisationId, staffId, now }: Administrator,
): Promise<SchemeSignature> {
  await lockOrganisation(tx, organisationId);
  const signature = await stored(tx, organisationId, signatureId);
  if (signature.withdrawn) {
    throw new ProblemError('conflict', {
      detail: `${signature.withdrawn.by.name} has already withdrawn this signature.`,
      action: 'Load the page again.',
    });
  }
  await tx
    .insertInto('scheme_signature_withdrawal')
    .values({ signature_id: signatureId, reason, author_id: staffId, created_at: now })
    .execute();
  return stored(tx, organisationId, signatureId);
}
