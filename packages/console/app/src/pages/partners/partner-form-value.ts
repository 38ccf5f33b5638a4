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
  readonly active: boolean;
}

export type PartnerField = Exclude<keyof PartnerFormValue, 'how' | 'active'>;

const PARTNER_FIELDS: readonly PartnerField[] = [
  'name',
  'issuer',
  'audience',
  'origins',
  'scopes',
  'facilityIds',
];

export const EMPTY_PARTNER: PartnerFormValue = {
  name: '',
  how: 'key',
  issuer: '',
  audience: '',
  origins: '',
  scopes: [],
  facilityIds: [],
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
  active: partner.active,
});

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);

export function partnerFields(value: PartnerFormValue): PartnerFields {
  const { name, how, issuer, audience, origins, scopes, facilityIds } = value;
  return {
    name: name.trim(),
    issuer: how === 'issuer' ? issuer.trim() : null,
    audience: how === 'issuer' ? audience.trim() || null : null,
    origins: [...linesOf(origins)],
    scopes: [...scopes],
    facilityIds: [...facilityIds],
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
  return faults;
}

export const samePartner = (one: PartnerFormValue, other: PartnerFormValue): boolean =>
  one.active === other.active && JSON.stringify(partnerFields(one)) === JSON.stringify(partnerFields(other));

export const partnerServerFaults = (error: HttpError | undefined): readonly FormFault<PartnerField>[] =>
  serverFaults(error, PARTNER_FIELDS);
