import type { ElsewhereEncounter } from '@careline/ui/encounters/encounter-list';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useFacilitySwitch } from '../../session/use-facility-switch.ts';
import { encountersMessages } from './encounters.messages.ts';

export interface OpenElsewhereProps {
  readonly encounter: ElsewhereEncounter;
  readonly address: string;
  readonly onClose: () => void;
}

/** Switches to the encounter's facility and reopens the page at the saved address. */
export function OpenElsewhere({ encounter, address, onClose }: OpenElsewhereProps) {
  const t = useMessages(encountersMessages);
  const { notes } = useConsole();
  const switchFacility = useFacilitySwitch();
  const [phase, setPhase] = useState<'asked' | 'busy' | 'failed'>('asked');
  const facility = encounter.facilityName ?? '';
  async function open(): Promise<void> {
    setPhase('busy');
    notes.setReturnPath(address);
    try {
      await switchFacility(encounter.facilityId);
    } catch {
      notes.setReturnPath(undefined);
      setPhase('failed');
    }
  }
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('elsewhereTitle', { facility })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('stay')}</Button>
          <Button variant="primary" busy={phase === 'busy'} onClick={() => void open()}>
            {t('elsewhereAction')}
          </Button>
        </>
      }
    >
      <p>{t('elsewhereText', { facility })}</p>
      {phase === 'failed' && <ErrorState title={t('switchFailed')} />}
    </Dialog>
  );
}
