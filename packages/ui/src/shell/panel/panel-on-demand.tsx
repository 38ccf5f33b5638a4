import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { panelMessages } from '../shell.messages.ts';
import type { PanelProps, Panel as PanelType } from './panel.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** Loads the panel when first opened, because Headless UI is larger than the rest of the shell. */
export function PanelOnDemand(props: PanelProps) {
  const { open, onClose } = props;
  const t = useMessages(panelMessages);
  const announce = useAnnounce();
  useFocusBack(open);
  const [Loaded, setLoaded] = useState<typeof PanelType>();
  useEffect(() => {
    if (!open || Loaded) return;
    let wanted = true;
    import('./panel.tsx').then(
      ({ Panel }) => wanted && setLoaded(() => Panel),
      () => {
        if (!wanted) return;
        announce(t('notLoaded'), 'assertive');
        onClose();
      },
    );
    return () => {
      wanted = false;
    };
  }, [open, Loaded, announce, t, onClose]);
  return Loaded ? <Loaded {...props} /> : null;
}
