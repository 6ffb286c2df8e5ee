import type { Obstacle } from './obstaclesIn.ts'

/** First records that stood in the way of a write, each with who changed it or why it was refused. */
export const Obstacles = ({ rows }: { rows: readonly Obstacle[] }) =>
  rows.slice(0, 5).map(({ renglon, titulo, quien, motivo }, at) => (
    <div key={at}>
      {renglon !== undefined && `Renglón ${renglon}: `}
      {titulo}
      {quien && `, por ${quien}`}
      {motivo && `: ${motivo}`}
    </div>
  ))
