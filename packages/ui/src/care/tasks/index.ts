export { PatientTasks, type PatientTasksProps } from './patient-tasks.tsx';
export { ShortTasks, type ShortTasksProps } from './short-tasks.tsx';
export { referralName } from './task-item.tsx';
export { TaskList, type TaskListProps, useTaskFilters } from './task-list.tsx';
export { taskListMessages, tasksMessages } from './tasks.messages.ts';
export type { TaskFilters } from './use-task-list.ts';
export { type TaskPeople, useTaskPeople } from './use-task-people.ts';
export { ANYBODY, type TaskWhom, WhomField } from './whom-field.tsx';
