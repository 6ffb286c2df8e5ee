import { isFree } from '../doors/doors.ts'
import type { AnyResource } from '../resource.ts'

/** Refuses a target without a free door for one of these roles: without an offer the form reads the first door without parameters. */
export const checkFirstDoor = (where: string, { name, lists }: AnyResource, roles: readonly string[]): string[] =>
  roles
    .filter(role => !Object.values(lists).some(door => isFree(door) && door.roles.some(each => each === role)))
    .map(role => `${where}: ${name} no tiene una puerta sin parámetros para ${role}.`)
