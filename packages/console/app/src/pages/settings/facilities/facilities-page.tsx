import { listFacilities, updateFacility } from '@careline/core/administration';
import type { Facility } from '@careline/core/identity';
import { normalisePhone } from '@careline/core/patients/registration';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { settingsMessages } from '../settings.messages.ts';
import { SettingsPage } from '../settings-page.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useSave } from '../use-save.ts';
import { useUnsaved } from '../use-unsaved.ts';
import { facilitiesMessages } from './facilities.messages.ts';

interface FacilityCardProps {
  readonly facility: Facility;
  /** Of the facility, as something unsaved stands in its card or not. */
  readonly onDirty: (facilityId: string, dirty: boolean) => void;
}

/** The number as it is typed, and how storing it goes. */
function useDutyDoctor({ facility, onDirty }: FacilityCardProps) {
  const t = useMessages(facilitiesMessages);
  const { http } = useConsole();
  const { facilityId } = facility;
  const [stored, setStored] = useState(facility.dutyDoctorPhone ?? '');
  const [typed, setTyped] = useState(stored);
  const [wrong, setWrong] = useState(false);
  const [saved, setSaved] = useState(false);
  const { save, saving, error } = useSave((dutyDoctorPhone: string | null, idempotencyKey) =>
    http.call(updateFacility, { body: { facilityId, dutyDoctorPhone }, idempotencyKey }),
  );
  return {
    typed,
    saving,
    error,
    saved,
    fault: wrong ? t('wrongPhone') : undefined,
    change(text: string) {
      setTyped(text);
      setSaved(false);
      onDirty(facilityId, text.trim() !== stored);
    },
    async store() {
      const text = typed.trim();
      const isWrong = text !== '' && normalisePhone(text) === undefined;
      setWrong(isWrong);
      setSaved(false);
      const answer = isWrong ? undefined : await save(text || null);
      if (!answer) return;
      const now = answer.data.dutyDoctorPhone ?? '';
      setStored(now);
      setTyped(now);
      setSaved(true);
      onDirty(facilityId, false);
    },
  };
}

function FacilityCard(props: FacilityCardProps) {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(settingsMessages);
  const { facilityName, callingHours } = props.facility;
  const { typed, saving, error, saved, fault, change, store } = useDutyDoctor(props);
  return (
    <Card title={facilityName} className="max-w-3xl">
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        {callingHours && <p className="text-muted">{t('callingHours', { ...callingHours })}</p>}
        {error && <LoadFailed title={g('saveFailed')} error={error} />}
        <TextField
          type="tel"
          label={t('dutyDoctor')}
          hint={t('dutyDoctorHint')}
          value={typed}
          error={fault}
          onChange={change}
        />
        <Button type="submit" variant="primary" busy={saving}>
          {g('save')}
        </Button>
        <p role="status">{saved && g('saved')}</p>
      </form>
    </Card>
  );
}

/** Which cards have something unsaved. */
function useDirtyCards() {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  useUnsaved(dirty.size > 0);
  return (facilityId: string, isDirty: boolean) =>
    setDirty((before) => {
      const others = [...before].filter((id) => id !== facilityId);
      return new Set(isDirty ? [...others, facilityId] : others);
    });
}

/** What each facility of the organisation has set. */
export default function FacilitiesPage() {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(settingsMessages);
  const { http } = useConsole();
  const onDirty = useDirtyCards();
  const { state, retry } = useLoaded(
    'facilities',
    async (signal) => (await http.call(listFacilities, { signal })).data,
  );
  return (
    <SettingsPage title={g('facilities')}>
      <p className="text-muted">{t('intro')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
      {state.phase === 'failed' && <LoadFailed title={g('listFailed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' &&
        state.value.map((facility) => (
          <FacilityCard key={facility.facilityId} facility={facility} onDirty={onDirty} />
        ))}
    </SettingsPage>
  );
}
