/** Renders a refusal in the envelope of an error as raw HTTP, for a connection on which no request was read; tells the client that it closes. */
export const rawRefusal = (status: string, message: string): string => {
  const body = JSON.stringify({ err: true, statusText: message, message })
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
