import { closingObstacle, type FacilityRecord, reopenFacility } from '@careline/core/internal/administration';
import { formatDate } from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { isConcurrentChange } from '../../administration/form-fault.ts';
import { FormProblems } from '../../administration/form-problems.tsx';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { CloseFacilityDialog } from './close-facility-dialog.tsx';
import { facilitiesMessages } from './facilities.messages.ts';

export interface FacilityClosingProps {
  readonly facility: FacilityRecord;
  /** All facilities of the organisation. */
  readonly facilities: readonly FacilityRecord[];
  readonly onChanged: (facility: FacilityRecord) => void;
  readonly refresh: () => Promise<void>;
}

const OBSTACLES = { 'own-facility': 'ownFacility', 'last-facility': 'lastFacility' } as const;

export function FacilityClosing({ facility, facilities, onChanged, refresh }: FacilityClosingProps) {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const announce = useAnnounce();
  const profile = useProfile();
  const [asking, setAsking] = useState(false);
  const { facilityId, facilityName, updatedAt, closing } = facility;
  const { save, saving, error } = useSave((body: { facilityId: string; updatedAt: number }, idempotencyKey) =>
    http.call(reopenFacility, { body, idempotencyKey }).catch(async (failure) => {
      if (isConcurrentChange(failure)) await refresh();
      throw failure;
    }),
  );
  const obstacle = closingObstacle({
    facilityId,
    ownFacilityId: profile.facility?.facilityId,
    facilities,
  });
  async function reopen(): Promise<void> {
    const answer = await save({ facilityId, updatedAt });
    if (!answer) return;
    announce(t('reopened', { facility: facilityName }));
    onChanged(answer.data);
  }
  return (
    <Card title={t('closing')} className="max-w-3xl">
      <div className="flex flex-col items-start gap-3">
        {error && <FormProblems faults={[]} idOf={String} labelOf={String} tries={0} error={error} />}
        {closing ? (
          <>
            <p>
              {t(closing.closed ? 'closedWhy' : 'closesWhy', {
                day: formatDate(closing.on),
                reason: closing.reason,
              })}
            </p>
            <p className="text-muted">{t('reopenEffect')}</p>
            <Button busy={saving} onClick={() => void reopen()}>
              {t(closing.closed ? 'reopen' : 'keepOpen')}
            </Button>
          </>
        ) : (
          <>
            <p className="text-muted">{obstacle ? g(OBSTACLES[obstacle]) : t('closeHint')}</p>
            {!obstacle && (
              <Button variant="danger" onClick={() => setAsking(true)}>
                {t('closeThis')}
              </Button>
            )}
          </>
        )}
      </div>
      {asking && (
        <CloseFacilityDialog
          facility={facility}
          onCancel={() => setAsking(false)}
          onConcurrentChange={() => void refresh()}
          onClosed={(fresh) => {
            setAsking(false);
            announce(t('closedNow', { facility: facilityName }));
            onChanged(fresh);
          }}
        />
      )}
    </Card>
  );
}
