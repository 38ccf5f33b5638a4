import { type FacilityRecord, inviteStaff } from '@careline/core/internal/administration';
import {
  LABEL_LANGUAGES,
  type LabelLocale,
  labelLanguage,
  languageName,
} from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import type { FormFault } from '../../administration/form-fault.ts';
import { useFieldErrors } from '../../administration/form-problems.tsx';
import { RecordForm } from '../../administration/record-form.tsx';
import { JUST_INVITED, SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useFormSave, useSave } from '../../administration/use-form-save.ts';
import { useUnsaved } from '../../administration/use-unsaved.ts';
import { WithFacilities } from '../../administration/with-facilities.tsx';
import { useConsole } from '../../console-context.tsx';
import { staffMessages } from './staff.messages.ts';
import { StaffFormFields, staffFieldId, useStaffFieldLabel } from './staff-form-fields.tsx';
import {
  EMPTY_STAFF,
  type StaffField,
  type StaffFormValue,
  sameStaff,
  staffFields,
  staffFormFaults,
  staffServerFaults,
} from './staff-form-value.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Invitation {
  readonly email: string;
  readonly locale: LabelLocale;
}

/** A single open facility is selected in advance. */
function startOf(facilities: readonly FacilityRecord[]): StaffFormValue {
  const open = facilities.filter(({ closing }) => closing === null);
  return { ...EMPTY_STAFF, facilityIds: open.length === 1 ? open.map(({ facilityId }) => facilityId) : [] };
}

function InviteForm({ facilities }: { readonly facilities: readonly FacilityRecord[] }) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = useStaffFieldLabel();
  const [start] = useState(() => startOf(facilities));
  const [value, setValue] = useState(start);
  const [mail, setMail] = useState<Invitation>({ email: '', locale: 'en' });
  const saving = useSave((body: Parameters<typeof bodyOf>[0], key) =>
    http.call(inviteStaff, { body: bodyOf(body), idempotencyKey: key }),
  );
  const { form, submit } = useFormSave(saving, staffServerFaults);
  const errorOf = useFieldErrors(form.faults);
  useUnsaved(mail.email !== '' || !sameStaff(value, start));

  async function invite(): Promise<void> {
    const found: FormFault<StaffField>[] = [...staffFormFaults(value)];
    if (!EMAIL.test(mail.email.trim())) found.unshift({ field: 'email', key: 'fault.emailWrong' });
    const answer = await submit(found, () => ({ ...staffFields(value), ...mail }));
    if (!answer) return;
    unsaved.setDirty(false);
    navigation.go(`${SETTINGS_PATHS.person(answer.data.staffId)}?${JUST_INVITED}`);
  }

  return (
    <RecordForm
      form={form}
      idOf={staffFieldId}
      labelOf={labelOf}
      intro={t('inviteIntro')}
      fields={
        <>
          <TextField
            id={staffFieldId('email')}
            label={t('email')}
            hint={t('emailHint')}
            required
            type="email"
            autoComplete="off"
            maxLength={320}
            value={mail.email}
            error={errorOf('email')}
            onChange={(email) => setMail({ ...mail, email })}
          />
          <StaffFormFields
            value={value}
            onChange={(change) => setValue({ ...value, ...change })}
            facilities={facilities}
            held={[]}
            errorOf={errorOf}
          />
          <SelectField
            label={t('mailLanguage')}
            options={LABEL_LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={mail.locale}
            onChange={(locale) => setMail({ ...mail, locale: labelLanguage(locale) })}
          />
        </>
      }
      action={t('send')}
      beside={<Button onClick={() => navigation.go(SETTINGS_PATHS.staff)}>{g('cancel')}</Button>}
      onSubmit={() => void invite()}
    />
  );
}

const bodyOf = (body: ReturnType<typeof staffFields> & Invitation) => ({ ...body, email: body.email.trim() });

/** Adds a person and emails them how to sign in. */
export default function InvitePage() {
  const t = useMessages(staffMessages);
  return (
    <WithFacilities title={t('inviteTitle')}>
      {(facilities) => <InviteForm facilities={facilities} />}
    </WithFacilities>
  );
}
