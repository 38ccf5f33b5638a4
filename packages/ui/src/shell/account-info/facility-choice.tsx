import type { Facility } from '@careline/core/internal/identity';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { Spinner } from '../../primitives/progress/index.ts';
import { accountInfoMessages } from '../shell.messages.ts';

export interface FacilityChoiceProps {
  readonly facilities: readonly Facility[];
  readonly current: Facility | null;
  readonly onChange: (facilityId: string) => void | Promise<void>;
}

interface EntryProps {
  readonly facility: Facility;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onPick: () => void;
}

function Entry({ facility, isCurrent, isBusy, onPick }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-busy={isBusy || undefined}
        onClick={onPick}
        className="flex min-h-row w-full items-center gap-2 rounded-control px-2 text-start hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-on-accent-soft"
      >
        <span className="inline-flex size-5 shrink-0 items-center justify-center">
          {isBusy ? <Spinner size={18} /> : isCurrent && <Icon name="check" size={20} />}
        </span>
        <span className="min-w-0 break-words">{facility.facilityName}</span>
      </button>
    </li>
  );
}

/**
 * Lists the user's facilities with the current one marked. Buttons rather than radio buttons, because an arrow key must
 * not switch facilities on its way. Only one change runs at a time.
 */
export function FacilityChoice({ facilities, current, onChange }: FacilityChoiceProps) {
  const t = useMessages(accountInfoMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);

  const announcedId = useRef(current?.facilityId);
  // Announces the switch here rather than when the promise settles, because a user who keeps unsaved work stays.
  useEffect(() => {
    if (!current || announcedId.current === current.facilityId) return;
    announcedId.current = current.facilityId;
    announce(t('facilityChanged', { name: current.facilityName }));
  }, [current, announce, t]);

  async function pick({ facilityId }: Facility): Promise<void> {
    if (busy !== undefined || facilityId === current?.facilityId) return;
    setBusy(facilityId);
    setFailed(false);
    try {
      await onChange(facilityId);
    } catch {
      setFailed(true);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <ul aria-label={t('facility')} className="-mx-2 max-h-60 overflow-y-auto p-0.5">
        {facilities.map((facility) => (
          <Entry
            key={facility.facilityId}
            facility={facility}
            isCurrent={facility.facilityId === current?.facilityId}
            isBusy={facility.facilityId === busy}
            onPick={() => void pick(facility)}
          />
        ))}
      </ul>
      <p className="text-muted text-xs">{t('facilityHint')}</p>
      <div role="alert">{failed && <p className="text-danger text-sm">{t('facilityFailed')}</p>}</div>
    </>
  );
}
