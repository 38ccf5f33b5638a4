/** What the forms beside the metrics work with, and what they tell the frame around them. */
export interface EntryPaneProps {
  readonly vitaId: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where it is not known. */
  readonly birthDate: string | null;
  /** The frame's button submits the form of this id. */
  readonly formId: string;
  readonly onWork: (work: PaneWork) => void;
  readonly onStored: () => void;
}

export interface PaneWork {
  readonly busy: boolean;
  /** Something is entered that is not stored. */
  readonly dirty: boolean;
}
