import {
  type Partner,
  type PartnerFields,
  readIssuer,
  readListedPage,
} from '@careline/core/internal/administration';
import type { HttpError } from '@careline/core/internal/http';
import { type FormFault, serverFaults } from '../../administration/form-fault.ts';

export interface PartnerFormValue {
  readonly name: string;
  readonly how: 'key' | 'issuer';
  readonly issuer: string;
  /** If empty, the partner's id is the audience. */
  readonly audience: string;
  /** One a line. */
  readonly origins: string;
  readonly scopes: readonly string[];
  readonly facilityIds: readonly string[];
  /** Whether a system of the partner reads without a user. */
  readonly hasBackend: boolean;
  /** E-mail address. */
  readonly account: string;
  readonly keys: string;
  /** Separated by spaces or lines. */
  readonly systemScopes: string;
  readonly active: boolean;
}

export type PartnerField = Exclude<keyof PartnerFormValue, 'how' | 'active' | 'hasBackend'>;

const PARTNER_FIELDS: readonly PartnerField[] = [
  'name',
  'issuer',
  'audience',
  'origins',
  'scopes',
  'facilityIds',
  'account',
  'keys',
  'systemScopes',
];

/** Reading everything that the account may read. */
const USUAL_SYSTEM_SCOPES = 'system/*.rs';

export const EMPTY_PARTNER: PartnerFormValue = {
  name: '',
  how: 'key',
  issuer: '',
  audience: '',
  origins: '',
  scopes: [],
  facilityIds: [],
  hasBackend: false,
  account: '',
  keys: '',
  systemScopes: USUAL_SYSTEM_SCOPES,
  active: true,
};

export const partnerFormValue = (partner: Partner): PartnerFormValue => ({
  name: partner.name,
  how: partner.issuer === null ? 'key' : 'issuer',
  issuer: partner.issuer ?? '',
  audience: partner.audience ?? '',
  origins: partner.origins.join('\n'),
  scopes: partner.scopes,
  facilityIds: partner.facilities.map(({ facilityId }) => facilityId),
  hasBackend: partner.backend !== null,
  account: partner.backend?.account ?? '',
  keys: partner.backend?.keys ?? '',
  systemScopes: partner.backend?.systemScopes.join('\n') ?? USUAL_SYSTEM_SCOPES,
  active: partner.active,
});

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);

export function partnerFields(value: PartnerFormValue): PartnerFields {
  const { name, how, issuer, audience, origins, scopes, facilityIds } = value;
  const { hasBackend, account, keys, systemScopes } = value;
  return {
    name: name.trim(),
    issuer: how === 'issuer' ? issuer.trim() : null,
    audience: how === 'issuer' ? audience.trim() || null : null,
    origins: [...linesOf(origins)],
    scopes: [...scopes],
    facilityIds: [...facilityIds],
    backend: hasBackend
      ? { account: account.trim(), keys: keys.trim(), systemScopes: [...linesOf(systemScopes)] }
      : null,
  };
}

function originFault(text: string): FormFault<PartnerField> | undefined {
  const lines = linesOf(text);
  if (lines.length === 0) return { field: 'origins', key: 'fault.originMissing' };
  const wrong = lines.find((line) => readListedPage(line) === undefined);
  if (wrong) return { field: 'origins', key: 'fault.originWrong', origin: wrong };
  const read = lines.map((line) => readListedPage(line));
  const twice = lines.find((_, index) => read.indexOf(read[index]) !== index);
  return twice ? { field: 'origins', key: 'fault.originTwice', origin: twice } : undefined;
}

function backendFaults(value: PartnerFormValue): readonly FormFault<PartnerField>[] {
  if (!value.hasBackend) return [];
  const faults: FormFault<PartnerField>[] = [];
  if (value.account.trim() === '') faults.push({ field: 'account', key: 'fault.accountUnknown' });
  if (value.keys.trim() === '') faults.push({ field: 'keys', key: 'fault.keysWrong' });
  if (linesOf(value.systemScopes).length === 0) {
    faults.push({ field: 'systemScopes', key: 'fault.systemScopesWrong' });
  }
  return faults;
}

/** Returns the problems that prevent sending the form. */
export function partnerFormFaults(value: PartnerFormValue): readonly FormFault<PartnerField>[] {
  const faults: FormFault<PartnerField>[] = [];
  if (value.name.trim() === '') faults.push({ field: 'name', key: 'fault.nameMissing' });
  if (value.how === 'issuer' && readIssuer(value.issuer) === undefined) {
    faults.push({ field: 'issuer', key: 'fault.issuerWrong' });
  }
  if (value.how === 'issuer' && /\s/.test(value.audience.trim())) {
    faults.push({ field: 'audience', key: 'fault.audienceWrong' });
  }
  const origins = originFault(value.origins);
  if (origins) faults.push(origins);
  if (value.active && value.scopes.length === 0) faults.push({ field: 'scopes', key: 'fault.scopeMissing' });
  if (value.facilityIds.length === 0) faults.push({ field: 'facilityIds', key: 'fault.facilityMissing' });
  return [...faults, ...backendFaults(value)];
}

export const samePartner = (one: PartnerFormValue, other: PartnerFormValue): boolean =>
  one.active === other.active && JSON.stringify(partnerFields(one)) === JSON.stringify(partnerFields(other));

export const partnerServerFaults = (error: HttpError | undefined): readonly FormFault<PartnerField>[] =>
  serverFaults(error, PARTNER_FIELDS);
