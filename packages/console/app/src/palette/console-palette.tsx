import { createNextPatient } from '@careline/core/internal/calls/worklist';
import { FINDS_PATIENTS, patientPath } from '@careline/core/internal/navigation';
import { newId } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Palette } from '@careline/ui/patients/palette';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { useMemo } from 'react';
import { useConsole } from '../console-context.tsx';
import { addressOfWork } from '../navigation/call-address.ts';
import { useFacilitySwitch } from '../session/use-facility-switch.ts';
import { useMay } from '../session/use-may.ts';
import { useProfile } from '../session/use-session.ts';
import { consolePaletteMessages } from './palette.messages.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';

export interface ConsolePaletteProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
}

/** Claims the next patient of the whole worklist and opens the call. Failures are announced; the worklist shows why. */
function useNextPatient(): () => Promise<void> {
  const t = useMessages(consolePaletteMessages);
  const announce = useAnnounce();
  const { http } = useConsole();
  const navigation = useNavigation();
  const next = useMemo(() => createNextPatient({ http, newId }), [http]);
  return async () => {
    const item = await next.claim({});
    if (item) navigation.go(addressOfWork(item));
    else announce(t(next.store.getState().phase === 'failed' ? 'nextFailed' : 'nextNone'), 'assertive');
  };
}

/** The global search, limited to the user's rights. */
export default function ConsolePalette({ onClose, onHelp, onSignOut }: ConsolePaletteProps) {
  const t = useMessages(consolePaletteMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const { http, recents, appearance } = useConsole();
  const { scopes, facility, facilities } = useProfile();
  const navigation = useNavigation();
  const onNext = useNextPatient();
  const changeFacility = useFacilitySwitch();
  const { go } = navigation;
  const may = useMay();
  const common = { scopes, may, locale, t, go };
  const maySearch = may(FINDS_PATIENTS);
  return (
    <Palette
      onClose={onClose}
      screens={paletteScreens(common)}
      actions={paletteActions({
        ...common,
        facilities: facilities ?? [],
        facilityId: facility?.facilityId,
        onNext: () => void onNext(),
        onFacility: (facilityId) =>
          void changeFacility(facilityId).catch(() => announce(t('facilityFailed'), 'assertive')),
        onAppearance: appearance.choose,
        onHelp,
        onSignOut,
      })}
      patients={
        maySearch
          ? {
              http,
              recents,
              onOpen: ({ vitaId }) => go(patientPath(vitaId)),
            }
          : undefined
      }
    />
  );
}
