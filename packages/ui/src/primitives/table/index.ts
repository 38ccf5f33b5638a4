export { Cell, type CellProps, HeadCell, type HeadCellProps, Row, Table, type TableProps } from './table.tsx';
