import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AccountInfo, type AccountInfoProps } from '../account-info/index.ts';
import { PanelOnDemand } from '../panel/index.ts';
import { shellMessages } from '../shell.messages.ts';

export type OpenPanel = 'apps' | 'account' | 'account-drawer' | 'facility' | 'keys';

export interface AccountPanelsProps {
  readonly account: AccountInfoProps;
  readonly open: OpenPanel | undefined;
  readonly onClose: () => void;
}

/** The account menu below the avatar, or as a drawer on small screens (specification 2.6). */
export function AccountPanels({ account, open, onClose }: AccountPanelsProps) {
  const t = useMessages(shellMessages);
  return (
    <>
      <PanelOnDemand open={open === 'account'} onClose={onClose} title={t('account')} placement="corner">
        <AccountInfo {...account} />
      </PanelOnDemand>
      <PanelOnDemand
        open={open === 'account-drawer'}
        onClose={onClose}
        title={t('accountInfo')}
        placement="bottom"
      >
        <AccountInfo {...account} />
        <div className="px-4 pb-4">
          <Button variant="quiet" onClick={onClose} className="w-full">
            {t('closeMenu')}
          </Button>
        </div>
      </PanelOnDemand>
    </>
  );
}
