import { useMessages } from '@careline/ui/messages';
import { Dialog } from '@careline/ui/primitives/dialog';
import { liveStatusMessages } from './directory.messages.ts';
import { OwnStatusForm } from './own-status.tsx';

/** Sets the user's own status from any page. */
export default function OwnStatusDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(liveStatusMessages);
  return (
    <Dialog open onClose={onClose} title={t('own')} width="small">
      <OwnStatusForm onSet={onClose} />
    </Dialog>
  );
}
