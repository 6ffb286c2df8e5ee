import type { AnyResource } from '../resource.ts'
import { checkBulk } from './checkBulk.ts'
import { checkDoors, checkWrites } from './checkDoors.ts'
import { checkFields, checkForm } from './checkFields.ts'
import { checkFilters } from './checkFilters.ts'
import { checkProcess } from './checkProcess.ts'
import { checkRelated } from './checkRelated.ts'
import { checkResource } from './checkResource.ts'
import { checkViews } from './checkViews.ts'
import type { Context } from './context.ts'

/** Checks all that one resource declares. Returns a sentence for each mistake. */
export const checkDeclaration = (resource: AnyResource, context: Context): string[] => [
  ...checkFields(resource, context),
  ...checkResource(resource, context),
  ...checkForm(resource),
  ...checkDoors(resource, context),
  ...checkWrites(resource, context),
  ...checkFilters(resource, context),
  ...checkBulk(resource, context),
  ...checkProcess(resource, context),
  ...checkRelated(resource, context),
  ...checkViews(resource, context),
]
