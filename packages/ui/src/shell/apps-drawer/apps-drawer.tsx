import type { AppLink } from '@careline/core/internal/navigation';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { PanelOnDemand } from '../panel/index.ts';
import { appsDrawerMessages } from '../shell.messages.ts';

export interface AppsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * Empty unless configured; the specification defines no items. If empty, the button that opens the drawer is hidden.
   */
  readonly items: readonly AppLink[];
}

/** Opens over the content, 320 px wide, with a backdrop (specification 2.3, 9). */
export function AppsDrawer({ open, onClose, items }: AppsDrawerProps) {
  const t = useMessages(appsDrawerMessages);
  const { link } = useNavigation();
  return (
    <PanelOnDemand open={open} onClose={onClose} title={t('apps')} placement="start">
      <ul className="p-2">
        {items.map(({ label, path }) => {
          const { href, onClick } = link(path);
          return (
            <li key={path}>
              <a
                href={href}
                onClick={(event) => {
                  onClick(event);
                  onClose();
                }}
                className="flex min-h-row items-center rounded-control px-3 hover:bg-hover"
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </PanelOnDemand>
  );
}
