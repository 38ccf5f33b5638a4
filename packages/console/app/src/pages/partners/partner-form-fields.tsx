import type { FacilityRecord } from '@careline/core/internal/administration';
import { PARTNER_SCOPES } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { FacilitiesField } from '../../administration/facilities-field.tsx';
import { scopeOptions } from '../../administration/scope-options.ts';
import type { PartnerField, PartnerFormValue } from './partner-form-value.ts';
import { partnersMessages } from './partners.messages.ts';

/** Returns a control's id, for links from the problem summary. */
export const partnerFieldId = (field: string): string => `partner-${field}`;

export interface PartnerFormFieldsProps {
  readonly value: PartnerFormValue;
  readonly onChange: (change: Partial<PartnerFormValue>) => void;
  readonly facilities: readonly FacilityRecord[];
  readonly held: readonly string[];
  readonly errorOf: (field: PartnerField) => string | undefined;
  /** Whether it can be switched off; a new partner is always on. */
  readonly hasSwitch?: boolean;
}

/** The system of a partner that reads through the FHIR API without a user. */
function BackendFields({
  value,
  onChange,
  errorOf,
}: Pick<PartnerFormFieldsProps, 'value' | 'onChange' | 'errorOf'>) {
  const t = useMessages(partnersMessages);
  return (
    <>
      <CheckField
        label={t('hasBackend')}
        checked={value.hasBackend}
        onChange={(hasBackend) => onChange({ hasBackend })}
      />
      {value.hasBackend && (
        <>
          <TextField
            id={partnerFieldId('account')}
            label={t('account')}
            hint={t('accountHint')}
            required
            type="email"
            autoComplete="off"
            maxLength={254}
            value={value.account}
            error={errorOf('account')}
            onChange={(account) => onChange({ account })}
          />
          <TextArea
            id={partnerFieldId('keys')}
            label={t('keys')}
            hint={t('keysHint')}
            required
            spellCheck={false}
            value={value.keys}
            error={errorOf('keys')}
            onChange={(keys) => onChange({ keys })}
          />
          <TextArea
            id={partnerFieldId('systemScopes')}
            label={t('systemScopes')}
            hint={t('systemScopesHint')}
            required
            spellCheck={false}
            value={value.systemScopes}
            error={errorOf('systemScopes')}
            onChange={(systemScopes) => onChange({ systemScopes })}
          />
        </>
      )}
    </>
  );
}

/** The partner settings an administrator can change. */
export function PartnerFormFields(props: PartnerFormFieldsProps) {
  const { value, onChange, facilities, held, errorOf, hasSwitch = false } = props;
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  return (
    <>
      <TextField
        id={partnerFieldId('name')}
        label={g('name')}
        required
        autoComplete="off"
        maxLength={120}
        value={value.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label={t('how')}
        options={[
          { value: 'key', label: t('howKey') },
          { value: 'issuer', label: t('howIssuer') },
        ]}
        value={value.how}
        onChange={(how) => onChange({ how: how === 'issuer' ? 'issuer' : 'key' })}
      />
      {value.how === 'issuer' && (
        <TextField
          id={partnerFieldId('issuer')}
          label={t('issuer')}
          hint={t('issuerHint')}
          required
          type="url"
          autoComplete="off"
          maxLength={300}
          value={value.issuer}
          error={errorOf('issuer')}
          onChange={(issuer) => onChange({ issuer })}
        />
      )}
      {value.how === 'issuer' && (
        <TextField
          id={partnerFieldId('audience')}
          label={t('audience')}
          hint={t('audienceHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value.audience}
          error={errorOf('audience')}
          onChange={(audience) => onChange({ audience })}
        />
      )}
      <TextArea
        id={partnerFieldId('origins')}
        label={t('origins')}
        hint={t('originsHint')}
        required
        spellCheck={false}
        value={value.origins}
        error={errorOf('origins')}
        onChange={(origins) => onChange({ origins })}
      />
      <CheckGroupField
        id={partnerFieldId('scopes')}
        label={g('scopes')}
        hint={t('scopesHint')}
        error={errorOf('scopes')}
        options={scopeOptions(held, locale, PARTNER_SCOPES)}
        value={value.scopes}
        onChange={(scopes) => onChange({ scopes })}
      />
      <FacilitiesField
        id={partnerFieldId('facilityIds')}
        facilities={facilities}
        value={value.facilityIds}
        error={errorOf('facilityIds')}
        onChange={(facilityIds) => onChange({ facilityIds })}
      />
      <BackendFields value={value} onChange={onChange} errorOf={errorOf} />
      {hasSwitch && (
        <CheckField
          label={t('switchedOn')}
          checked={value.active}
          onChange={(active) => onChange({ active })}
        />
      )}
    </>
  );
}

/** Returns a function that looks up a field's label, for the problem summary. */
export function usePartnerFieldLabel(): (field: string) => string {
  const t = useMessages(partnersMessages);
  const g = useMessages(administrationMessages);
  return (field) => {
    if (field === 'issuer' || field === 'audience' || field === 'origins') return t(field);
    if (field === 'account' || field === 'keys' || field === 'systemScopes') return t(field);
    if (field === 'facilityIds') return g('facilities');
    return g(field === 'scopes' ? 'scopes' : 'name');
  };
}
