import { VideoRoom } from '@careline/ui/encounters/video-room';
import { useEffect, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import type { Opened } from './use-encounter.ts';

/** A person who talks to a patient uses the console, though no key is pressed. */
const IN_USE_MS = 30_000;

/**
 * The video room: a call that goes on is asked about before leaving, and keeps the screen from being covered. It stays in sight
 * while the rest is scrolled: above it where there is one column, beside it where there are two.
 */
export function VideoBeside({ encounter }: Pick<Opened, 'encounter'>) {
  const { unsaved, idle, config } = useConsole();
  const setting = useEncounterSetting();
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    unsaved.setInCall(isActive);
    if (!isActive) return;
    const timer = setInterval(() => idle.used(), IN_USE_MS);
    return () => {
      clearInterval(timer);
      unsaved.setInCall(false);
    };
  }, [unsaved, idle, isActive]);
  return (
    <div className={isActive ? 'sticky top-0 z-10 min-w-0 lg:top-4' : 'min-w-0'}>
      <VideoRoom
        {...setting}
        encounter={encounter}
        visitBase={config.services.encounters}
        onActive={setActive}
      />
    </div>
  );
}
