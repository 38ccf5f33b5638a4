import { type FacilityRecord, inviteStaff, listFacilities } from '@careline/core/administration';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { SelectField } from '@careline/ui/primitives/select-field';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { type FormFault, serverFaults } from '../settings/form-fault.ts';
import { FormProblems, useFieldErrors } from '../settings/form-problems.tsx';
import { LoadFailed } from '../settings/load-failed.tsx';
import { settingsMessages } from '../settings/settings.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SETTINGS_PATHS } from '../settings/settings-paths.ts';
import { useSave } from '../settings/use-save.ts';
import { useUnsaved } from '../settings/use-unsaved.ts';
import { staffMessages } from './staff.messages.ts';
import { StaffFormFields, staffFieldId, useStaffFieldLabel } from './staff-form-fields.tsx';
import {
  EMPTY_STAFF,
  STAFF_FIELDS,
  type StaffField,
  type StaffFormValue,
  sameStaff,
  staffFields,
  staffFormFaults,
} from './staff-form-value.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Invitation {
  readonly email: string;
  readonly locale: 'en' | 'hi';
}

/** With one facility there is nothing to choose. */
function startOf(facilities: readonly FacilityRecord[]): StaffFormValue {
  const open = facilities.filter(({ closing }) => closing === null);
  return { ...EMPTY_STAFF, facilityIds: open.length === 1 ? open.map(({ facilityId }) => facilityId) : [] };
}

function InviteForm({ facilities }: { readonly facilities: readonly FacilityRecord[] }) {
  const t = useMessages(staffMessages);
  const g = useMessages(settingsMessages);
  const { http, unsaved } = useConsole();
  const navigation = useNavigation();
  const labelOf = useStaffFieldLabel();
  const [start] = useState(() => startOf(facilities));
  const [value, setValue] = useState(start);
  const [mail, setMail] = useState<Invitation>({ email: '', locale: 'en' });
  const [faults, setFaults] = useState<readonly FormFault<StaffField>[]>([]);
  const [tries, setTries] = useState(0);
  const { save, saving, error } = useSave((body: Parameters<typeof bodyOf>[0], key) =>
    http.call(inviteStaff, { body: bodyOf(body), idempotencyKey: key }),
  );
  const all = [...faults, ...serverFaults(error, STAFF_FIELDS)];
  const errorOf = useFieldErrors(all);
  useUnsaved(mail.email !== '' || !sameStaff(value, start));

  async function submit(): Promise<void> {
    const found: FormFault<StaffField>[] = [...staffFormFaults(value)];
    if (!EMAIL.test(mail.email.trim())) found.unshift({ field: 'email', key: 'fault.emailWrong' });
    setFaults(found);
    setTries(tries + 1);
    if (found.length > 0) return;
    const answer = await save({ ...staffFields(value), ...mail });
    setTries((count) => count + 1);
    if (!answer) return;
    unsaved.setDirty(false);
    navigation.go(SETTINGS_PATHS.person(answer.data.staffId));
  }

  return (
    <Card className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className="text-muted">{t('inviteIntro')}</p>
        <FormProblems faults={all} idOf={staffFieldId} labelOf={labelOf} tries={tries} error={error} />
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
          options={[
            { value: 'en', label: t('english') },
            { value: 'hi', label: t('hindi') },
          ]}
          value={mail.locale}
          onChange={(locale) => setMail({ ...mail, locale: locale === 'hi' ? 'hi' : 'en' })}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" type="submit" busy={saving}>
            {t('send')}
          </Button>
          <Button onClick={() => navigation.go(SETTINGS_PATHS.staff)}>{g('cancel')}</Button>
        </div>
      </form>
    </Card>
  );
}

const bodyOf = (body: ReturnType<typeof staffFields> & Invitation) => ({ ...body, email: body.email.trim() });

/** Adds a person and mails them how to sign in. */
export default function InvitePage() {
  const t = useMessages(staffMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  return (
    <SettingsPage title={t('inviteTitle')}>
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <LoadFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <InviteForm facilities={state.value} />}
    </SettingsPage>
  );
}
