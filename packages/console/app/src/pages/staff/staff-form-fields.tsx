import type { FacilityRecord } from '@careline/core/internal/administration';
import { SPECIALITIES, specialityLabel } from '@careline/core/internal/identity';
import { PATIENT_LANGUAGES, patientLanguageLabel } from '@careline/core/internal/patients/registration';
import {
  COUNCILS,
  councilLabel,
  isCouncil,
  isDoctor,
  MAX_QUALIFICATION,
  MAX_REGISTRATION,
} from '@careline/core/internal/prescriptions';
import { useLocale, useMessages } from '@careline/ui/messages';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { FacilitiesField } from '../../administration/facilities-field.tsx';
import { scopeOptions } from '../../administration/scope-options.ts';
import { OpenScreens } from './open-screens.tsx';
import { staffMessages } from './staff.messages.ts';
import type { StaffField, StaffFormValue } from './staff-form-value.ts';

/** Returns a control's id, for links from the problem summary. */
export const staffFieldId = (field: string): string => `staff-${field}`;

export interface StaffFormFieldsProps {
  readonly value: StaffFormValue;
  readonly onChange: (change: Partial<StaffFormValue>) => void;
  readonly facilities: readonly FacilityRecord[];
  /** Scopes the person already has; those without a screen can be kept. */
  readonly held: readonly string[];
  readonly errorOf: (field: StaffField) => string | undefined;
  /** Whether the person edits their own record. */
  readonly own?: boolean;
}

/** By name: "editor" can be chosen, but is stored as viewer. */
const LEVELS = [
  '',
  'VIEWER',
  'EDITOR',
  'PROVIDER',
] as const satisfies readonly StaffFormValue['caseSheetAccess'][];

/** Shown for doctors, and if a registration is stored. */
function RegistrationFields({
  value,
  onChange,
  errorOf,
}: Pick<StaffFormFieldsProps, 'value' | 'onChange' | 'errorOf'>) {
  const s = useMessages(staffMessages);
  const locale = useLocale();
  const { roles, council, registrationNumber, qualification } = value;
  if (!isDoctor(roles.split(',')) && council === '' && registrationNumber === '') return null;
  return (
    <>
      <SelectField
        id={staffFieldId('council')}
        label={s('council')}
        placeholder={s('councilNone')}
        options={COUNCILS.map((code) => ({ value: code, label: councilLabel(code, locale) }))}
        value={isCouncil(council) ? council : ''}
        error={errorOf('council')}
        onChange={(code) => onChange({ council: code })}
      />
      <TextField
        id={staffFieldId('registrationNumber')}
        label={s('registrationNumber')}
        hint={s('registrationHint')}
        autoComplete="off"
        maxLength={MAX_REGISTRATION * 2}
        value={registrationNumber}
        error={errorOf('registrationNumber')}
        onChange={(number) => onChange({ registrationNumber: number })}
      />
      <TextField
        id={staffFieldId('qualification')}
        label={s('qualification')}
        hint={s('qualificationHint')}
        autoComplete="off"
        maxLength={MAX_QUALIFICATION}
        value={qualification}
        error={errorOf('qualification')}
        onChange={(text) => onChange({ qualification: text })}
      />
    </>
  );
}

/** Shown for care providers: what the directory says about them. */
function DirectoryFields({
  value,
  onChange,
  errorOf,
}: Pick<StaffFormFieldsProps, 'value' | 'onChange' | 'errorOf'>) {
  const s = useMessages(staffMessages);
  const locale = useLocale();
  const { scopes, specialities, languages } = value;
  const isEmpty = specialities.length === 0 && languages.length === 0;
  if (!scopes.includes('my_encounters') && isEmpty) return null;
  return (
    <>
      <CheckGroupField
        id={staffFieldId('specialities')}
        label={s('specialities')}
        hint={s('specialitiesHint')}
        error={errorOf('specialities')}
        options={SPECIALITIES.map((key) => ({ value: key as string, label: specialityLabel(key, locale) }))}
        value={specialities}
        onChange={(chosen) => onChange({ specialities: chosen })}
      />
      <CheckGroupField
        id={staffFieldId('languages')}
        label={s('languages')}
        hint={s('languagesHint')}
        error={errorOf('languages')}
        options={PATIENT_LANGUAGES.map((key) => ({
          value: key as string,
          label: patientLanguageLabel(key, locale),
        }))}
        value={languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
    </>
  );
}

/** The staff settings an administrator can change. */
export function StaffFormFields(props: StaffFormFieldsProps) {
  const { value, onChange, facilities, held, errorOf, own = false } = props;
  const t = useMessages(administrationMessages);
  const s = useMessages(staffMessages);
  const locale = useLocale();
  return (
    <>
      <TextField
        id={staffFieldId('name')}
        label={t('name')}
        required
        autoComplete="off"
        maxLength={120}
        value={value.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        id={staffFieldId('roles')}
        label={t('roles')}
        hint={s('rolesHint')}
        autoComplete="off"
        value={value.roles}
        error={errorOf('roles')}
        onChange={(roles) => onChange({ roles })}
      />
      <CheckGroupField
        id={staffFieldId('scopes')}
        label={t('scopes')}
        hint={s(own ? 'ownScopesHint' : 'scopesHint')}
        error={errorOf('scopes')}
        options={scopeOptions(held, locale)}
        value={value.scopes}
        onChange={(scopes) => onChange({ scopes })}
      />
      <OpenScreens scopes={value.scopes} />
      <SelectField
        id={staffFieldId('caseSheetAccess')}
        label={s('caseSheetAccess')}
        hint={s('caseSheetAccessHint')}
        options={LEVELS.map((level) => ({ value: level, label: s(`level.${level || 'none'}`) }))}
        value={value.caseSheetAccess}
        error={errorOf('caseSheetAccess')}
        onChange={(level) => onChange({ caseSheetAccess: level as StaffFormValue['caseSheetAccess'] })}
      />
      <RegistrationFields {...{ value, onChange, errorOf }} />
      <DirectoryFields {...{ value, onChange, errorOf }} />
      <FacilitiesField
        id={staffFieldId('facilityIds')}
        facilities={facilities}
        value={value.facilityIds}
        error={errorOf('facilityIds')}
        onChange={(facilityIds) => onChange({ facilityIds })}
        hasDefault
      />
    </>
  );
}

/** Returns a function that looks up a field's label, for the problem summary. */
export function useStaffFieldLabel(): (field: string) => string {
  const t = useMessages(administrationMessages);
  const s = useMessages(staffMessages);
  return (field) => {
    if (field === 'email') return s('email');
    if (field === 'caseSheetAccess' || field === 'council') return s(field);
    if (field === 'registrationNumber' || field === 'qualification') return s(field);
    if (field === 'specialities' || field === 'languages') return s(field);
    if (field === 'facilityIds') return t('facilities');
    return t(field === 'roles' || field === 'scopes' ? field : 'name');
  };
}
