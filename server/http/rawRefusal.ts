/** An answer in the envelope of an error, as it goes over a connection on which no request was read; closes it. */
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
