export { PatientTasks, type PatientTasksProps } from './patient-tasks.tsx';
export { ShortTasks, type ShortTasksProps } from './short-tasks.tsx';
export { referralName } from './task-item.tsx';
export { TaskList, type TaskListProps, useTaskFilters } from './task-list.tsx';
export { taskListMessages, tasksMessages } from './tasks.messages.ts';
