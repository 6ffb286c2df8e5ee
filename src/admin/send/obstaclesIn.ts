import { ApiError } from '../../api/ApiError.ts'

/** Obstacle to a write: a row whose outcome would differ from the preview, or a record that was changed since, and by whom. */
export type Obstacle = { renglon?: number; titulo: string; quien?: string; motivo?: string }

/** Returns the records that a refusal names. */
export const obstaclesIn = (refusal: unknown): readonly Obstacle[] => {
  const data: unknown = refusal instanceof ApiError ? refusal.body.data : undefined
  if (typeof data !== 'object' || data === null) return []
  const obstacles = 'cambiaron' in data ? data.cambiaron : 'impiden' in data ? data.impiden : []
  return Array.isArray(obstacles)
    ? obstacles.filter((row: unknown): row is Obstacle => typeof row === 'object' && row !== null && 'titulo' in row)
    : []
}
