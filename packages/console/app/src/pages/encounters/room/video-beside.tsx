import { VideoRoom, type VideoRoomProps } from '@careline/ui/encounters/video-room';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import type { Opened } from '../use-encounter.ts';

/** How often a video call counts as activity for the idle lock, in milliseconds: nobody presses a key while talking. */
const IN_USE_MS = 30_000;

/** The video room. An active call asks before leaving and keeps the idle lock away. */
export function VideoBeside({
  encounter,
  begins,
}: Pick<Opened, 'encounter'> & Pick<VideoRoomProps, 'begins'>) {
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
    <VideoRoom
      {...setting}
      {...{ encounter, begins }}
      visitBase={config.services.encounters}
      onActive={setActive}
    />
  );
}
