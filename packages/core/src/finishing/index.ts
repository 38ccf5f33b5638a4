export {
  type LeftOpen,
  leftOpenSchema,
  MAX_LEFT_REASON,
  type NewLeftOpen,
  newLeftOpenListSchema,
  OPEN_ITEM_KINDS,
  type OpenItemBase,
  type OpenItemFacts,
  type OpenItemKind,
  openItemKey,
  openItemSchema,
  unexplainedItems,
} from './open-item.ts';
