/** The scheduler, by module; import a module by its subpath where you can. */
export * as RunQueueMemory from "./RunQueueMemory.js"
export * as Scheduler from "./Scheduler.js"
export * as Timetable from "./Timetable.js"
